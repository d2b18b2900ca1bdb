"""The rules of Block and Key, a file for each chapter; `steps` has the course of a turn."""
