// Joins the names of signs: each joint is made once, because there are few and every text has many of them.

type Joint = {
  readonly name: string;
  readonly next: Map<string, Joint>;
  /** What `listSigns` made of these names. */
  signs: readonly string[] | undefined;
};

const root: Joint = { name: '', next: new Map(), signs: undefined };

function findJoint(names: readonly string[]): Joint {
  let joint = root;
  for (const name of names) {
    let next = joint.next.get(name);
    if (next === undefined) {
      next = { name: joint === root ? name : `${joint.name} ${name}`, next: new Map(), signs: undefined };
      joint.next.set(name, next);
    }
    joint = next;
  }
  return joint;
}

/** The names with blanks between them. They must be from a closed list: all joints are kept. */
export const joinSigns = (...names: readonly string[]): string => findJoint(names).name;

/** The signs that these names have together. They are made once for the same names, which must be from a closed list. */
export function listSigns<Names extends readonly string[]>(
  make: (...names: Names) => readonly string[],
  ...names: Names
): readonly string[] {
  const joint = findJoint(names);
  joint.signs ??= make(...names);
  return joint.signs;
}
