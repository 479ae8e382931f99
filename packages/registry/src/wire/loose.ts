// How far the registry's answers can be relied on, said once as types.

/** A word of a list that the registry extends without notice: the known ones are offered, any other is kept as it is. */
export type Open<Known extends string> = Known | (string & {});

/** What an answer holds: brands leave unset fields out, campaigns send them as null. */
export type Loose<Shape> = { [Field in keyof Shape]?: Shape[Field] | null };
