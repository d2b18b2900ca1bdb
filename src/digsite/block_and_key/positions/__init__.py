"""States of Block and Key from and to plain data: views, scenarios, and full states that agree with a view."""
