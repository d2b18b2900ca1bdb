"""States of Ancient Knowledge from and to plain data: views, scenarios, and full states that agree with a view."""
