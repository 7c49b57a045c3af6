import type { Change } from '../../../contracts/comparison/changes.js';
import type { Move } from '../../../contracts/comparison/moves.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import { runsFromTheRight } from '../text/direction.js';
import { sansListFor } from '../text/font-families.js';
import type { ComparedDocument } from './compared-document.js';
import type { Part } from './different-looks.js';
import type { PagePair } from './pair-pages.js';
import type { PagePictures } from './page-pictures.js';

/** Each kind is drawn in a colour of its own. */
type MarkKind = 'gone' | 'fresh' | 'moved' | 'look';

/** Two pages beside each other, and where they look different though they read the same. */
export interface ShownPair extends PagePair {
  readonly looks: readonly Part[];
}

export interface Report {
  readonly before: ComparedDocument;
  readonly after: ComparedDocument;
  readonly changes: readonly Change[];
  readonly moves: readonly Move[];
  /** Texts that are the same on each page, and are listed as no change. */
  readonly stamps: readonly string[];
  /** Nothing differs, and nothing was left out. */
  readonly isSame: boolean;
  /** How many pages read the same and look different. */
  readonly lookCount: number;
  /** Pairs of pages that are shown. */
  readonly pairs: readonly ShownPair[];
}

/** Changes beyond these are counted, and not listed. */
export const LISTED_MAX = 2000;
const LISTED_WORDS_MAX = 200;

/** Room for a page beside another, in points. */
const ROOM = { width: 380, height: 480 };

/**
 * Sets the report: the two files, how much changed, a list of the changes, and the changed pages beside each other with
 * the changes marked. It says everything in signs, numbers and the words of the documents, so that it is in no language.
 *
 * @throws Refusal `fonts.missing`.
 */
export const setReport = async (report: Report, pictures: PagePictures): Promise<Uint8Array> => {
  const model = modelOf(report, pictures);
  const text = JSON.stringify([model.names, model.stamps, model.rows]);
  await refuseUnlessReadable(text, report.before.name);
  const inputs = { title: model.names.map(({ name }) => name).join(' – '), report: JSON.stringify(model) };
  return typeset(markupFor(text), inputs, { text, pictures: pictures.files });
};

const modelOf = (report: Report, pictures: PagePictures) => {
  const { before, after, changes, moves, stamps, isSame, lookCount } = report;
  const moved = movedIn(moves);
  const count = (words: 'gone' | 'fresh', isMoved: ReadonlySet<number>): number =>
    changes.reduce((sum, change) => sum + (isMoved.has(change.number) ? 0 : change[words].length), 0);
  return {
    names: [before, after].map(({ name, pageCount }) => ({ name, pageCount, rtl: runsFromTheRight(name) })),
    gone: count('gone', moved.from),
    fresh: count('fresh', moved.to),
    moved: moves.length,
    isSame,
    stamps: stamps.map((text) => ({ text, rtl: runsFromTheRight(text) })),
    looks: lookCount,
    rows: changes.slice(0, LISTED_MAX).map((change) => rowOf(change, moves)),
    pairs: report.pairs.map((pair) => ({
      before: sheetOf(report, { side: 'before', pair, pictures }),
      after: sheetOf(report, { side: 'after', pair, pictures }),
    })),
  };
};

const movedIn = (moves: readonly Move[]) => ({
  from: new Set(moves.map(({ from }) => from)),
  to: new Set(moves.map(({ to }) => to)),
});

const textOf = (words: Change['gone']): string => {
  const text = words
    .slice(0, LISTED_WORDS_MAX)
    .map((word) => word.text)
    .join(' ');
  return words.length > LISTED_WORDS_MAX ? `${text} …` : text;
};

const said = (words: Change['gone']) => ({ text: textOf(words), rtl: runsFromTheRight(textOf(words)) });

const rowOf = (change: Change, moves: readonly Move[]) => ({
  number: change.number,
  before: change.before.page,
  after: change.after.page,
  lead: { text: change.lead, rtl: runsFromTheRight(change.lead) },
  gone: said(change.gone),
  fresh: said(change.fresh),
  movedTo: moves.find(({ from }) => from === change.number)?.to ?? 0,
  movedFrom: moves.find(({ to }) => to === change.number)?.from ?? 0,
});

interface SheetOf {
  readonly side: 'before' | 'after';
  readonly pair: ShownPair;
  readonly pictures: PagePictures;
}

/** A page as it is shown; null where only the other document has one. */
const sheetOf = ({ changes, moves, ...sides }: Report, { side, pair, pictures }: SheetOf) => {
  const number = pair[side];
  const picture = number === undefined ? undefined : pictures.of(side, number);
  if (number === undefined || !picture) return null;
  const moved = movedIn(moves);
  const isMoved = side === 'before' ? moved.from : moved.to;
  const own: MarkKind = side === 'before' ? 'gone' : 'fresh';
  const words = changes.flatMap((change) =>
    change[own]
      .filter(({ page }) => page === number)
      .flatMap(({ boxes }) => boxes.map((box) => ({ ...box, kind: isMoved.has(change.number) ? 'moved' : own }))),
  );
  const scale = Math.min(ROOM.width / picture.width, ROOM.height / picture.height);
  return {
    number,
    of: sides[side].pageCount,
    picture: picture.path,
    width: picture.width * scale,
    height: picture.height * scale,
    marks: [...words, ...pair.looks.map((part) => ({ ...part, kind: 'look' satisfies MarkKind }))],
  };
};

/** The typesetter's program for the report: everything that it is given is taken literally. */
const PROGRAM = `
#set document(title: sys.inputs.title, date: none)
#set page(paper: "a4", flipped: true, margin: (x: 12mm, top: 12mm, bottom: 14mm), footer: context align(center, text(size: 8pt, fill: luma(35%))[#counter(page).display() / #counter(page).final().first()]))
#set text(font: sans, size: 9pt, hyphenate: false)
#let report = json(bytes(sys.inputs.report))
#let colours = (gone: rgb("#b3261e"), fresh: rgb("#146c2e"), moved: rgb("#0b57d0"), look: rgb("#a04a00"))
#let sign(kind, body) = text(fill: colours.at(kind), weight: "bold", font: ("DejaVu Sans Mono", ..sans), body)
#let placed(line) = { set text(dir: if line.rtl { rtl } else { ltr }); line.text }
#let letter(which, kind) = box(fill: colours.at(kind), inset: (x: 4pt, y: 2pt), radius: 2pt, text(fill: white, weight: "bold", which))
#let sides = (("A", "gone"), ("B", "fresh"))
#grid(columns: (1fr, 1fr), column-gutter: 8mm,
  ..report.names.zip(sides).map(((file, (which, kind))) => [#letter(which, kind) #h(3pt) #text(size: 12pt, weight: "bold", placed((text: file.name, rtl: file.rtl))) #h(4pt) #text(fill: luma(35%))[1–#file.pageCount]]))
#v(3mm)
#if report.isSame { text(size: 20pt, weight: "bold", font: "DejaVu Sans Mono")[A = B] } else {
  let tally(kind, mark, count) = if count > 0 { box(inset: (right: 8mm), text(size: 14pt, sign(kind, mark + " " + str(count)))) }
  tally("gone", "−", report.gone)
  tally("fresh", "+", report.fresh)
  tally("moved", "→", report.moved)
  tally("look", "≠", report.looks)
}
#for stamp in report.stamps { block(above: 3mm, text(fill: luma(35%))[± #placed(stamp)]) }
#if report.rows.len() > 0 {
  v(2mm)
  table(
    columns: (auto, auto, auto, 1fr), stroke: (x, y) => if y > 0 { (top: 0.4pt + luma(80%)) }, inset: (x: 3pt, y: 4pt),
    table.header([], [*A*], [*B*], []),
    ..report.rows.map(row => (
      text(fill: luma(35%), str(row.number)), str(row.before), str(row.after),
      {
        if row.lead.text != "" { text(fill: luma(35%), placed(row.lead)); [ … ] }
        if row.gone.text != "" { sign(if row.movedTo > 0 { "moved" } else { "gone" }, "− "); text(fill: colours.at(if row.movedTo > 0 { "moved" } else { "gone" }), placed(row.gone)) }
        if row.movedTo > 0 { sign("moved", " → " + str(row.movedTo)) }
        if row.gone.text != "" and row.fresh.text != "" { linebreak() }
        if row.fresh.text != "" { sign(if row.movedFrom > 0 { "moved" } else { "fresh" }, "+ "); text(fill: colours.at(if row.movedFrom > 0 { "moved" } else { "fresh" }), placed(row.fresh)) }
        if row.movedFrom > 0 { sign("moved", " ← " + str(row.movedFrom)) }
      },
    )).flatten(),
  )
}
#let marked(mark) = place(top + left, dx: mark.x * 1pt, dy: mark.y * 1pt, rect(
  width: mark.width * 1pt, height: mark.height * 1pt, radius: 1pt,
  fill: if mark.kind == "look" { none } else { colours.at(mark.kind).transparentize(75%) },
  stroke: (if mark.kind == "look" { 1.2pt } else { 0.5pt }) + colours.at(mark.kind)))
#let sheet(side, which, kind) = if side == none { align(center + horizon, text(size: 20pt, fill: luma(60%))[–]) } else {
  [#letter(which, kind) #h(3pt) #side.number / #side.of]
  v(1mm)
  block(width: side.width * 1pt, height: side.height * 1pt, stroke: 0.5pt + luma(65%), {
    place(top + left, image(side.picture, width: side.width * 1pt, height: side.height * 1pt))
    for mark in side.marks {
      marked((kind: mark.kind, x: mark.x * side.width, y: mark.y * side.height, width: mark.width * side.width, height: mark.height * side.height))
    }
  })
}
#for pair in report.pairs {
  pagebreak(weak: true)
  grid(columns: (1fr, 1fr), column-gutter: 6mm, sheet(pair.before, "A", "gone"), sheet(pair.after, "B", "fresh"))
}
`;

const markupFor = (text: string): string => `#let sans = (${sansListFor(text)})${PROGRAM}`;
