"""The walk of the README with a client that openapi-generator makes from the document."""

import json
import os
import sys
import time

import tendlc_client as tendlc


def client(token=None):
    configuration = tendlc.Configuration(host=os.environ["BASE"])
    configuration.access_token = token
    return tendlc.ApiClient(configuration)


def brand():
    return tendlc.CreateBrandRequest(
        entity_type="PRIVATE_PROFIT",
        brand_name="Copper Kettle",
        company_name="Copper Kettle LLC",
        ein="84-2731906",
        phone="+15125557123",
        street="48 Juniper Lane",
        city="Austin",
        state="TX",
        postal_code="78701",
        country="US",
        email="help@copperkettle.example",
        vertical="HOSPITALITY",
    )


def verified(events):
    """The registry verifies a brand within seconds. Events are free, and a read of the brand is not."""
    deadline = time.monotonic() + 45
    while time.monotonic() < deadline:
        for event in events.list_events(limit=100).events:
            if event.type == "brand.status_changed":
                return event.data["localId"]
        time.sleep(0.2)
    return None


def refusal(call, *words):
    try:
        call(*words)
    except tendlc.ApiException as problem:
        return [problem.status, json.loads(problem.body)["error"], problem.headers["X-Error-Code"]]
    return None


authentication = tendlc.AuthenticationApi(client())
email, password = "dana@copperkettle.example", "Harbor7!light"
authentication.register(
    tendlc.RegisterRequest(email=email, password=password, first_name="Dana")
)
session = client(
    authentication.login(tendlc.LoginRequest(email=email, password=password)).token
)

tools = tendlc.ToolsApi(session)
validated = tools.message_validator(
    tendlc.MessageValidatorRequest(
        message="FLASH SALE!!! 50% off, details at bit.ly/3xYzSoup",
        message_type="promotional",
    )
)

registry = tendlc.RegistryCredentialsApi(session)
registry.store_my_credentials(
    tendlc.StoreMyCredentialsRequest(tcr_sid="sandbox-dana", tcr_auth_token="sandbox")
)
registry.subscribe_my_webhook()
brands = tendlc.BrandsApi(session)
created = brands.create_brand(brand(), idempotency_key="walk-1")
repeated = brands.create_brand(brand(), idempotency_key="walk-1")

event_of = verified(tendlc.EventsApi(session))
read = brands.get_brand(str(created.local_id)).brand

tokens = tendlc.TokensApi(session)
charges = tokens.list_transactions(limit=10).transactions
json.dump(
    {
        "validated": validated.results.status,
        "repeated": repeated.local_id == created.local_id,
        "event": event_of == created.local_id,
        "brand": [read.brand_name, read.identity_status],
        "balance": tokens.get_balance().balance,
        "charges": [entry.tool_name for entry in charges if entry.tool_name is not None],
        "refused": refusal(brands.get_brand, str(created.local_id)),
    },
    sys.stdout,
)
