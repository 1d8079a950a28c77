"""The store: everything the server must not lose, in SQLite or PostgreSQL.

    store = await Store.open("sqlite:///cavale.db")         # or a path, or "postgresql://user@host/database"
    await store.commit(AddTable(table), PutSeat(table.id, seat))         # one unit: all of it or nothing
    await store.commit(Append("m1", LogLine(number=7, data=data, seat=2, action="a81f")))
    async with store: ...                                    # closes it

**Open.** `Store.open` takes the instance lock (`Occupied` if another process holds it), checks that the database keeps
what it commits (`Unusable` if not, or if it is damaged), migrates the schema and starts the writer. The lock dies with
the process. A server that lost it, on PostgreSQL with the session that writes, can neither write nor read a log to go
on with. `Store.open(address, beside=True)` neither locks, migrates nor creates: for commands that run while a server
may be running. `backup_database(address, path)` needs no store at all.

**Commit.** `commit(*changes)` queues one unit of work *when it is called* and returns a future. One writer thread takes
everything queued, runs it in one transaction, commits (which syncs to disk), and only then resolves the futures. Units
are applied in the order of the calls. A unit that nobody awaits is written, too; cancelling the future undoes nothing.

- `Conflict`, `Repeated`, `Unknown`: this unit alone was refused, nothing of it was applied; all others went through.
- any other `StoreError`: the database failed (disk full, I/O, connection lost). *Nothing* of the batch was applied and
  every caller of it hears so. Rebuild from the store what was changed in memory, then go on: the store is usable again
  as soon as the database is. (If a connection is lost during a commit, nobody can know its outcome: rebuilding from
  the store, and repeated action ids, settle that, too.)

`write(function)` is the same for a function of a connection, whose result it returns. It runs in the writer's thread,
possibly twice (a batch that fails is tried again unit by unit), so it must use nothing but the connection.

**Never twice.** `Append` refuses a number that is not the next of its match (`Conflict`), and an action id which the
same seat of the same match has used (`Repeated`), across crashes too; `answered` gives the number of that record.

**Read.** Every question runs in a small thread pool on a connection of its own and sees all that was acknowledged.
One thing comes back as a row or None, several as a list.

| question | answer |
|---|---|
| `guest(id)`, `guest_by_token(hash)` | `Guest` |
| `known_as(name or id)` | `Known`s: id, last visit, tables |
| `table(id)`, `table_by_code(code)`, `table_by_link(link)`, `table_by_reclaim(hash)` | `Table` with its seats |
| `tables(status...)`, `tables_of(guest)` | `Table`s, the latest first |
| `match(id)`, `match_of(table)`, `open_matches()` | `Match`: the head, with the edition |
| `records(match, first=0)` | `LogLine`s in order |
| `answered(match, seat, action)` | number of the record, or None |
| `chat(table, last=200)` | `ChatLine`s in order, with names as they are now |
| `reports()` | `Report`s, the latest first, with the lines around |
| `messages(match, viewer)` | the bytes given to `save_messages`, or None |
| `matches_without_messages()` | ids of ended matches whose messages are not saved: a crash came between |
| `edition(id)`, `editions(game)` | `Edition` |
| `count_editions(uploader)` | a number |
| `meta(key)` | bytes, or None |

**Changes.** `AddGuest RenameGuest SeeGuest ForgetGuest`, `AddTable ChangeTable PutSeat`, `StartMatch AddEntropy Append
CarryOver EndMatch`, `AddChat AddReport`, `AddEdition KeepShown RemoveEdition`, `SetMeta`: see `changes.py`;
rows: see `rows.py`.

**Housekeeping.** `save_messages(match, {viewer: bytes})` compresses and stores; `delete_chat(before)`: chat of matches
that ended before; `free_codes(before)`: of tables that ended before; `forget_idle(before)`: guests last seen before;
`forget(guest)`; all return how many.
`backup(path)`: a copy of a SQLite database in use, that opens like any other; for PostgreSQL it says to use pg_dump.

Secrets (`LogLine.data`, `Match.seed`) are `Hidden` bytes: they print as nothing. No message of an error of the store
has a stored value in it.
"""

from cavale.server.store.changes import LAST_FORGOTTEN as LAST_FORGOTTEN
from cavale.server.store.changes import AddChat as AddChat
from cavale.server.store.changes import AddEdition as AddEdition
from cavale.server.store.changes import AddEntropy as AddEntropy
from cavale.server.store.changes import AddGuest as AddGuest
from cavale.server.store.changes import AddReport as AddReport
from cavale.server.store.changes import AddTable as AddTable
from cavale.server.store.changes import Append as Append
from cavale.server.store.changes import CarryOver as CarryOver
from cavale.server.store.changes import Change as Change
from cavale.server.store.changes import ChangeTable as ChangeTable
from cavale.server.store.changes import EndMatch as EndMatch
from cavale.server.store.changes import ForgetGuest as ForgetGuest
from cavale.server.store.changes import KeepShown as KeepShown
from cavale.server.store.changes import PutSeat as PutSeat
from cavale.server.store.changes import RemoveEdition as RemoveEdition
from cavale.server.store.changes import RenameGuest as RenameGuest
from cavale.server.store.changes import SeeGuest as SeeGuest
from cavale.server.store.changes import SetMeta as SetMeta
from cavale.server.store.changes import StartMatch as StartMatch
from cavale.server.store.errors import Conflict as Conflict
from cavale.server.store.errors import Occupied as Occupied
from cavale.server.store.errors import Repeated as Repeated
from cavale.server.store.errors import StoreError as StoreError
from cavale.server.store.errors import Unknown as Unknown
from cavale.server.store.errors import Unusable as Unusable
from cavale.server.store.housekeeping import backup_database as backup_database
from cavale.server.store.rows import FORGOTTEN as FORGOTTEN
from cavale.server.store.rows import ChatLine as ChatLine
from cavale.server.store.rows import Edition as Edition
from cavale.server.store.rows import Guest as Guest
from cavale.server.store.rows import Hidden as Hidden
from cavale.server.store.rows import Known as Known
from cavale.server.store.rows import LogLine as LogLine
from cavale.server.store.rows import Match as Match
from cavale.server.store.rows import Occupant as Occupant
from cavale.server.store.rows import Report as Report
from cavale.server.store.rows import Seat as Seat
from cavale.server.store.rows import Status as Status
from cavale.server.store.rows import Table as Table
from cavale.server.store.store import Store as Store
from cavale.server.store.writer import Counts as Counts
