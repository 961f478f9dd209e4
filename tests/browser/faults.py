"""What a page must never do unnoticed: errors, failed requests, breaches of the content policy."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

REPORT_BREACHES = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error(`content policy: ${violatedDirective} ${blockedURI}`));
"""
LEFT = "net::ERR_ABORTED"
PATIENCE_MS, STEP_MS = 5_000, 50


class Faults:
    """All faults of the contexts it watches. What a test provokes it must expect, else the test fails."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Note whatever goes wrong in any page of a context."""
        context.add_init_script(REPORT_BREACHES)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.seen.append(f"page error: {error.error}"))
        context.on("requestfailed", self._failed)

    def expect(self, *patterns: str) -> None:
        """Say what is meant to go wrong in this test, as regular expressions."""
        self.expected.extend(patterns)

    def unexpected(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [fault for fault in self.seen if not any(re.search(one, fault) for one in self.expected)]

    def missing(self) -> list[str]:
        """What was meant to go wrong and did not."""
        return [one for one in self.expected if not any(re.search(one, fault) for fault in self.seen)]

    def settle(self, page: Page) -> None:
        """Give what is meant to go wrong its time: the browser tells of it after the fact."""
        patience = PATIENCE_MS
        while self.missing() and patience > 0:
            page.wait_for_timeout(STEP_MS)
            patience -= STEP_MS

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"console: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        left = (
            request.method == "GET" and request.failure == LEFT
        )  # by going to another page, or past a redirect
        if not left:
            self.seen.append(f"failed: {request.method} {request.url} {request.failure}")
