"""What the API's own description says of a step."""

from __future__ import annotations

from typing import Any, Literal

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
        """All fields, which a step always has, and its tag."""
        hints = {**field_definition.get_type_hints(include_extras=True), "type": Literal["step"]}
        fields = {name: FieldDefinition.from_annotation(hint, name=name) for name, hint in hints.items()}
        found: Schema = schema_creator.create_component_schema(
            field_definition, required=sorted(fields), property_fields=fields
        )
        return found
