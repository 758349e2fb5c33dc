"""What the API's own description says of a step."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from seance.server.wire import Step


class StepSchema(OpenAPISchemaPlugin):
    """A step field by field: msgspec can write facts, but not say of a union of records what it may hold."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether this is a step."""
        return field_definition.annotation is Step

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """All fields and the tag; those with a default may be missing."""
        hints = {**field_definition.get_type_hints(include_extras=True), "type": Literal["step"]}
        fields = {name: FieldDefinition.from_annotation(hint, name=name) for name, hint in hints.items()}
        required = {"type", *(each.name for each in msgspec.structs.fields(Step) if each.required)}
        found: Schema = schema_creator.create_component_schema(
            field_definition, required=sorted(required), property_fields=fields
        )
        return found
