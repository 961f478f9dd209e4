"""Score books: starting one, its keeper link, its name."""

import segno
from flask import Blueprint, Response, current_app, flash, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response as BaseResponse

from scorekeeper.extensions import limiter
from scorekeeper.services import books
from scorekeeper.web import access, links
from scorekeeper.web.devices import device
from scorekeeper.web.form_errors import refusals_at_fields
from scorekeeper.web.forms import BookForm
from scorekeeper.web.i18n import gettext as _

bp = Blueprint("books", __name__)


@bp.post("/books")
@limiter.limit(lambda: str(current_app.config["NEW_BOOKS_LIMIT"]))
def create() -> BaseResponse | tuple[str, int]:
    """Start a score book and make this device its keeper."""
    form = BookForm()
    with refusals_at_fields(form):
        book = books.start_book(form.name.data or "")
        access.enter(links.keeper_token(book))
        return redirect(url_for("books.show", new=1))
    return render_template("home/welcome.html", form=form), 422


@bp.get("/keeper/<token>")
def keeper(token: str) -> BaseResponse:
    """Open a keeper link: from now on this device keeps the book."""
    access.enter(token)
    return redirect(url_for("home.home"))


@bp.get("/book")
def show() -> str:
    """The book's name, and the link that lets another phone in."""
    book = access.kept_book()
    return page(BookForm(obj=book))


@bp.post("/book")
def rename() -> BaseResponse | tuple[str, int]:
    """Give the book another name."""
    form = BookForm()
    book = access.kept_book()
    with refusals_at_fields(form):
        books.rename_book(book.id, form.name.data or "")
        flash(_("Saved."))
        return redirect(url_for("books.show"))
    return page(form), 422


@bp.post("/book/link")
def renew_link() -> BaseResponse:
    """Make the keeper link anew: every other phone is shut out until it opens the new one."""
    book = books.renew_keeper_link(access.kept_book().id)
    access.enter(links.keeper_token(book))
    flash(_("The keeper link is new. The old one opens nothing any more."))
    return redirect(url_for("books.show"))


@bp.get("/book/keeper-link.txt")
def download_link() -> Response:
    """The keeper link as a small file to keep somewhere safe."""
    book = access.kept_book()
    text = "\n".join((_("The keeper link of your score book:"), links.keeper_link(book), ""))
    disposition = {"Content-Disposition": 'attachment; filename="keeper-link.txt"'}
    return Response(text, mimetype="text/plain", headers=disposition)


def page(form: BookForm) -> str:
    """The book's page."""
    book = access.kept_book()
    link = links.keeper_link(book)
    code = segno.make(link, error="m").svg_inline(svgclass="qr", lineclass=None, omitsize=True, border=2)
    picture = Markup(code)  # noqa: S704 - drawn by segno from the link
    return render_template(
        "books/show.html",
        book=book,
        form=form,
        link=link,
        code=picture,
        device=device(),
        new="new" in request.args,
    )
