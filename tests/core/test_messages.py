"""Messages: sent when and only when something the viewer may see has changed, with numbers of its own."""

import msgspec

from cavale.core.event import Drafted
from cavale.core.post import Post
from core.toy.table import ANNA, BERT, CARO, PUBLIC, ToyTable


def test_everybody_gets_a_first_message_and_then_nothing_until_something_changes():
    t = ToyTable()
    assert [message.number for message in t.mail()] == [1, 1, 1, 1]
    assert t.mail() == [None] * 4


def test_a_hidden_step_is_a_message_to_its_seat_alone_and_leaves_no_gap():
    t = ToyTable().until_walk()
    start = [message.number for message in t.mail()]
    t.does(ANNA, "go", place=1)
    assert [message is not None for message in t.mail()] == [True, False, False, False]
    t.does(ANNA, "go", place=2)
    t.mail()
    t.does(ANNA, "done")
    assert [message.number for message in t.mail()] == [start[0] + 3, start[1] + 1, start[2] + 1, start[3] + 1]


def test_questions_are_numbered_by_whom_they_are_put_to():
    t = ToyTable().all_lay()
    messages = t.mail()
    assert messages[CARO].asked.id == 1, "in the dark: her first mail"
    t.does(CARO, "sleep").time_is_up("dark")
    assert t.mail()[BERT].asked.id == 1, "a question to Caro leaves no gap"


def test_a_message_carries_what_its_viewer_may_see():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    anna, bert, _, public = t.mail()
    assert [item.args for item in anna.asked.draft] == [{"place": 1}]
    assert [option.verb for option in anna.asked.options] == ["go", "go", "done"]
    assert bert.asked is None
    assert [offer.verb for offer in bert.offers] == ["claim", "claim", "pay"]
    assert public.offers == ()
    assert [message.step for message in (anna, bert, public)] == ["walk"] * 3
    assert [span.name for span in public.windows] == ["walk"]


def test_who_comes_back_gets_the_same_with_all_past_events():
    t = ToyTable().until_walk().does(ANNA, "go", place=1)
    last = t.mail()[ANNA]
    again = t.post.connect(ANNA)
    assert again.events == tuple(t.told(ANNA))
    assert msgspec.structs.replace(again, events=()) == msgspec.structs.replace(last, events=())
    assert Post(t.match).deliver(ANNA).events == again.events


def test_coming_back_changes_nothing():
    t = ToyTable().until_walk()
    t.mail()
    for viewer in (ANNA, BERT, PUBLIC):
        t.post.connect(viewer)
    assert t.mail() == [None] * 4


def test_a_locked_seat_is_told_so():
    t = ToyTable().does(ANNA, "lay", card=1).does(ANNA, "lock")
    message = t.mail()[ANNA]
    assert message.asked.locked
    assert [item.verb for item in message.asked.draft] == ["lay", "lock"]
    assert message.events[-2:][0] == Drafted(ANNA, "lock")


def test_messages_are_plain_json():
    message = ToyTable().mail()[ANNA]
    data = msgspec.json.decode(msgspec.json.encode(message))
    assert data["events"][0]["event"] == "hand_dealt"
    assert set(data) == {"number", "view", "events", "step", "deciding", "asked", "offers", "windows"}
