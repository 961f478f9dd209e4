"""Headers and cookies: a strict content policy, and cookies as safe as the scheme allows."""

from flask import Flask, Response, request
from flask.sessions import SecureCookieSessionInterface

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a keeper link never travels to another site
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SessionCookie(SecureCookieSessionInterface):
    """Sends the cookie with ``Secure`` over https and without over plain http, as on a home network."""

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether this request came over https."""
        return request.is_secure


def register(app: Flask) -> None:
    """Put the headers on every answer and the cookie rule on every session."""
    app.session_interface = SessionCookie()
    app.after_request(add_headers)


def add_headers(response: Response) -> Response:
    """Add the headers, and keep pages (not static files) out of shared and stale caches."""
    response.headers.extend(HEADERS)  # no view sets any of these itself
    if request.endpoint == "static":
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    else:
        response.headers.setdefault("Cache-Control", "private, no-cache")
    return response
