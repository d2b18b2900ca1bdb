"""What there is to read on the cards, in every language: texts made from the declarations, and names."""

from digsite.ancient_knowledge.wording.card_names import card_name, place_name
from digsite.ancient_knowledge.wording.card_text import CardText, card_text
from digsite.ancient_knowledge.wording.labels import kind_text, reminder_text, trigger_text
from digsite.ancient_knowledge.wording.phrase import ICONS, Icon, Phrase, Piece
from digsite.ancient_knowledge.wording.reminders import REMINDERS, reminders_of

__all__ = [
    "ICONS",
    "REMINDERS",
    "CardText",
    "Icon",
    "Phrase",
    "Piece",
    "card_name",
    "card_text",
    "kind_text",
    "place_name",
    "reminder_text",
    "reminders_of",
    "trigger_text",
]
