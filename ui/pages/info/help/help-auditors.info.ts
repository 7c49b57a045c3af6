import type { InfoPage } from '../info-page.js';

const lines = (...text: readonly string[]): string => text.join('\n');

export const helpAuditorsPage: InfoPage = {
  path: '/help/auditors',
  title: 'Help: auditors',
  heading: 'Checking the log',
  description:
    'Verify the signed log, prove an event, replay the past, export the log and check receipts: commands and what they print.',
  intro: 'Every action is an event in a signed log. These commands check it, and Docket can keep running.',
  sections: [
    {
      kind: 'code',
      heading: 'Verify the whole log',
      text: 'The events are hashed into a tree again and compared with the signed checkpoints. The exit code is 0 for an intact log, 1 for a changed one, and 2 if no signature covers it.',
      blocks: [
        { label: 'Verify', code: 'npm run verify' },
        {
          label: 'An intact log',
          code: lines(
            'The log is intact: 6 events match 1 signed checkpoints.',
            'The last checkpoint is from 2026-11-22T22:13:08.452Z and covers 6 events; its key is docket.log/df171773a8b09703+1380bc01+AWI5CAoD80oaKaDcNoFsZXZllrhocoKeq3llBAnDEK6I.',
          ),
        },
        { label: 'With checkpoints kept elsewhere', code: 'npm run verify -- --against checkpoints.txt' },
      ],
    },
    {
      kind: 'text',
      heading: 'If it was changed',
      paragraphs: [
        'The command says that the log differs from what was signed, and names the first position that was edited, deleted, reordered, inserted or cut off, and the last event up to which the log still matches.',
        'Anyone who has the key could sign a rewritten log. Checkpoints sent to another machine would reveal that, so ask for them to be sent.',
      ],
    },
    {
      kind: 'code',
      heading: 'Prove one event',
      text: 'A proof contains the event, its path in the tree and the signed checkpoint. It can be checked anywhere, without Docket.',
      blocks: [
        { label: 'Write the proof of an event', code: 'npm run prove -- --position 2 > proof.json' },
        { label: 'Check it', code: 'node deploy/verify-proof.mjs proof.json --key <verifier key>' },
        { label: 'Prove that a later log contains the earlier one', code: 'npm run prove -- --from 1000 --to 2000' },
      ],
    },
    {
      kind: 'code',
      heading: 'Check a receipt',
      text: 'The receipt for a file is on its share page. Get the verifier key from the operator of the installation through a separate channel. The verifier is one file, /verify-proof.mjs of every installation: compare its SHA-256 with the one in the documentation of the source before you use it.',
      blocks: [
        {
          label: 'Check the receipt and the file',
          code: 'node verify-proof.mjs receipt.json file.pdf --key <verifier key>',
        },
        {
          label: 'Part of its output',
          code: lines(
            'The result has the sha-256 651e893ad87731f1fca1f389d2daedec992f88f9df8e35773d7d955a8b8ab918.',
            'The file is this result.',
            'The proof is valid.',
          ),
        },
        {
          label: 'With another file',
          code: 'The proof is not valid: the file is not the one in the receipt: its sha-256 is e5b6eb678be01e99db7a6316fa99070bebf29489ae61054bdde04c9c26c6b9dd, not 651e893ad87731f1fca1f389d2daedec992f88f9df8e35773d7d955a8b8ab918.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Replay the past',
      text: 'What was shown at a given time or position, computed from the log by the same code as the live pages.',
      blocks: [
        { label: 'The state at a position', code: 'npm run replay -- --until 5' },
        {
          label: 'Part of its output',
          code: lines(
            '5 events, the last at position 00000000000000000005',
            'conversions: 1 documents, sha-256 18117f84cac3f05a8e6ccb7c2d9fcd18be910c9b9beb4af247ef2227064c928e',
          ),
        },
        {
          label: 'The page of a link at a time',
          code: 'npm run replay -- --until 2026-03-01T12:00:00Z --as share <hash>',
        },
        { label: 'The dashboard, or a history', code: 'npm run replay -- --until 2026-03-01T12:00:00Z --as dashboard' },
      ],
    },
    {
      kind: 'code',
      heading: 'Export',
      text: 'Each line is an event with the hash that was signed. Names and typed text are encrypted; --open shows those of people who have not been erased.',
      blocks: [
        { label: 'As CSV', code: 'npm run export-log -- --format csv --out log.csv' },
        { label: 'Its columns', code: 'position,recordedAt,stream,revision,id,type,version,actor,data,leaf' },
        {
          label: 'Only some types',
          code: 'npm run export-log -- --format jsonl --type ConversionCompleted,ConversionFailed',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'On the screen',
      text: 'Administrators can do the same on the audit page, without a command line.',
      items: [
        'Activity by person, action, document and time.',
        'The history of a document, from its upload to the end of its link.',
        'The dashboard at any earlier moment.',
        'A check of the signed log, and its export.',
      ],
    },
  ],
};
