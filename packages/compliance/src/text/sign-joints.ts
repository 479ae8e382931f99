// Joins the names of signs: each joint is made once, because there are few and every text has many of them.

type Joint = { readonly name: string; readonly next: Map<string, Joint> };

const first = new Map<string, Joint>();

/** The names with blanks between them. They must be from a closed list: all joints are kept. */
export function joinSigns(...names: readonly string[]): string {
  let joints = first;
  let joint: Joint | undefined;
  for (const name of names) {
    const before: Joint | undefined = joint;
    joint = joints.get(name);
    if (joint === undefined) {
      joint = { name: before === undefined ? name : `${before.name} ${name}`, next: new Map() };
      joints.set(name, joint);
    }
    joints = joint.next;
  }
  return joint?.name ?? '';
}
