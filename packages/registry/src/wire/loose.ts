// Types for the values in responses that the registry does not guarantee.

/** A value of an enumeration that the registry extends without notice. The type suggests the known values. */
export type Open<Known extends string> = Known | (string & {});

/** A field of a response. Brands omit unset fields, and campaigns send them as null. */
export type Loose<Shape> = { [Field in keyof Shape]?: Shape[Field] | null };
