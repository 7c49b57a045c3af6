const quoted = (text) => JSON.stringify(String(text));

/** `xstate.done.actor.upload` as `upload done`, `xstate.after.hide.home.done` as `after hide`. */
const eventName = (type) =>
  type
    .replace(/^xstate\.(done|error)\.actor\.(.+)$/, '$2 $1')
    .replace(/^xstate\.(done|error)\.state\..+$/, '$1')
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1');

const guardName = ({ guard }) => (guard === undefined ? '' : ` [${guard.type ?? guard.name ?? guard}]`);

const arrow = (from, to, label) => `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(label)}];`;

/** A state that holds others is drawn around them; arrows to it end at an invisible point of it. */
const pointOf = (node) => (isLeaf(node) ? node.id : `${node.id} point`);
const isLeaf = (node) => Object.keys(node.states).length === 0;

const initialOf = (node) => {
  const [target] = node.initial?.target ?? [];
  return target ? [arrow(`${node.id} start`, pointOf(target), '')] : [];
};

const startOf = (node) =>
  node.initial?.target?.length
    ? [`${quoted(`${node.id} start`)} [shape=circle, width=.12, style=filled, label=""];`]
    : [];

const boxOf = (node) => {
  if (isLeaf(node))
    return [`${quoted(node.id)} [label=${quoted(node.key)}${node.type === 'final' ? ', peripheries=2' : ''}];`];
  const inside = [
    ...startOf(node),
    `${quoted(`${node.id} point`)} [shape=point, style=invis];`,
    ...Object.values(node.states).flatMap(boxOf),
  ];
  if (!node.parent) return inside;
  const style = node.parent.type === 'parallel' ? 'rounded,dashed' : 'rounded';
  return [
    `subgraph ${quoted(`cluster ${node.id}`)} { label=${quoted(node.key)}; style=${quoted(style)};`,
    ...inside,
    '}',
  ];
};

const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)];

const arrowsOf = (node) => {
  const labels = new Map();
  for (const [type, transitions] of [...node.transitions, ['', node.always ?? []]]) {
    for (const transition of transitions) {
      for (const target of transition.target ?? []) {
        const at = pointOf(target);
        labels.set(at, [...(labels.get(at) ?? []), eventName(type) + guardName(transition)]);
      }
    }
  }
  return [...labels].map(([to, names]) => arrow(pointOf(node), to, names.join('\n')));
};

/** A machine as a graph in the DOT language: states as boxes, transitions that lead to a state as arrows. */
export const graphOf = ({ root }) =>
  [
    'digraph {',
    '  compound=true; rankdir=LR; nodesep=.2; ranksep=.35; bgcolor="transparent";',
    '  graph [fontname="Helvetica", fontsize=10, color="#8a8578"];',
    '  node [fontname="Helvetica", fontsize=10, shape=box, style="rounded,filled", fillcolor="#ffffff", color="#8a8578"];',
    '  edge [fontname="Helvetica", fontsize=8, color="#8a8578", fontcolor="#55524a", arrowsize=.6];',
    ...boxOf(root),
    ...nodesOf(root).flatMap((node) => [...initialOf(node), ...arrowsOf(node)]),
    '}',
  ].join('\n');
