"""Defaults; ``create_app`` lays the instance's ``config.py``, the environment and its arguments over them."""

# Where phones reach us, when that is not what the server sees (behind a proxy): "https://scores.example.org"
PUBLIC_URL: str | None = None

# One file in the instance folder; SCOREKEEPER_DATABASE_URL names another, or a PostgreSQL database.
SQLALCHEMY_DATABASE_URI: str | None = None

# Every thread of the server may hold a connection.
SQLALCHEMY_ENGINE_OPTIONS = {"max_overflow": 64}

# A device stays a keeper for ten years, counted from its last visit to the first page: only there, and where
# it says something new, is the cookie sent again.
PERMANENT_SESSION_LIFETIME = 10 * 365 * 24 * 3600
SESSION_REFRESH_EACH_REQUEST = False
SESSION_COOKIE_NAME = "scorekeeper"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"

# The phone lies on the table for a whole evening: a form stays good for as long as the cookie does.
WTF_CSRF_TIME_LIMIT: int | None = None
# The token is bound to the cookie; a Referer check would only lock out phones that send none.
WTF_CSRF_SSL_STRICT = False

# No field of these forms speaks in WTForms' own words, which would be read from disk for every request.
WTF_I18N_ENABLED = False

# The largest honest request is a page of house rules and twelve names.
MAX_CONTENT_LENGTH = 256 * 1024
MAX_FORM_MEMORY_SIZE = 256 * 1024
MAX_FORM_PARTS = 500

LANGUAGES = ("en", "es")
BABEL_DEFAULT_LOCALE = "en"

# Counted in this process's memory: `serve` is one process.
RATELIMIT_STORAGE_URI = "memory://"
RATELIMIT_HEADERS_ENABLED = True
NEW_BOOKS_LIMIT = "10 per hour"
BLANK_SHEETS_LIMIT = "60 per minute"
CHECKS_PER_MINUTE = 600

# How many proxies stand in front and set X-Forwarded-For, -Proto and -Host. None on a home network.
TRUSTED_PROXIES = 0
