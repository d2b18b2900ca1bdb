"""Processes that play side by side."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def pool(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes, not copies of this one: the same everywhere, and safe beside threads.

    They end with the process that started them, even if that is killed: nobody would fetch what they find out.
    """
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_with_starter)


def _end_with_starter() -> None:
    threading.Thread(target=_wait_for_its_end, daemon=True).start()


def _wait_for_its_end() -> None:
    starter = parent_process()
    if starter is not None:
        starter.join()
        os._exit(1)
