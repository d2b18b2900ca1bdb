"""What is run by hand against a server: pictures, icons, what travels, what a frame costs."""
