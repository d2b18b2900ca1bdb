"""The rules of Ancient Knowledge, a file for each chapter; `verbs` says who carries out what a card declares."""
