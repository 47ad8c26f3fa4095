"""What Schemathesis does at every call: signs it in, lets it come from elsewhere, names things that are there, notes its end."""

import json
import os
import random
import threading

import schemathesis

with open(os.environ["KARDAN_FUZZ_PLAN"], encoding="utf-8") as file:
    plan = json.load(file)

dice = random.Random(plan["seed"])
lock = threading.Lock()
outcomes = open(plan["outcomes"], "w", encoding="utf-8", buffering=1)


def named(name, furnished):
    """A thing that is there, by the name that a call has for its id; of the same dealership as the call's others."""
    if name in furnished:
        return furnished[name]
    known = plan["values"].get(name)
    return dice.choice(known) if known else None


def fill(body, furnished):
    """Puts ids of real things in their places, so that what is behind them is reached."""
    if isinstance(body, list):
        for part in body:
            fill(part, furnished)
    if isinstance(body, dict):
        for key, value in body.items():
            real = named(key, furnished)
            if key == "proof" and plan["proofs"]:
                # Each is good for one form.
                body[key] = plan["proofs"].pop()
            elif key == "confirmation" and "email" in body:
                body[key] = body["email"]
            elif real is not None and not isinstance(value, (dict, list)) and dice.random() < 0.7:
                body[key] = real
            elif key == "listingIds" and isinstance(value, list):
                body[key] = [furnished["listingId"]]
            else:
                fill(value, furnished)


@schemathesis.hook
def before_call(context, case, kwargs):
    with lock:
        case.headers = case.headers if case.headers is not None else {}
        # Each call from another address: what is tried is not how often.
        case.headers["X-Forwarded-For"] = ".".join(["10"] + [str(dice.randrange(250)) for _ in range(3)])
        place = dice.randrange(len(plan["furnished"]))
        furnished = plan["furnished"][place]
        if plan["tokens"]:
            is_own = plan["isOfOneDealership"] and dice.random() < 0.8
            token = plan["tokens"][place] if is_own else dice.choice(plan["tokens"])
            case.headers["Authorization"] = "Bearer " + token
        if dice.random() < 0.85:
            for name in case.path_parameters or {}:
                real = named(name, furnished)
                if real is not None and dice.random() < 0.95:
                    case.path_parameters[name] = str(real)
        if "if-match" in case.headers and dice.random() < 0.7:
            # Nothing has been changed often.
            case.headers["if-match"] = f'"{dice.randrange(4)}"'
        if dice.random() < 0.5:
            fill(case.body, furnished)


@schemathesis.hook
def after_call(context, case, response):
    entry = {"call": case.operation.definition.raw["operationId"], "status": response.status_code}
    if response.status_code >= 500:
        request = response.request
        body = request.body if isinstance(request.body, (str, bytes)) else b""
        entry["request"] = f"{request.method} {request.url}"
        entry["body"] = (body if isinstance(body, str) else body.decode("utf-8", "replace"))[:2000]
        entry["answer"] = response.text[:500]
    outcomes.write(json.dumps(entry) + "\n")
