import { translated } from './t.js';

interface NoteLinesProps {
  readonly notes: readonly string[];
  readonly className?: string;
}

/** The notes of a result, a line each. */
export const NoteLines = ({ notes, className = 'text-muted' }: NoteLinesProps) =>
  notes.map((note) => (
    <p key={note} className={`wrap-anywhere ${className}`}>
      {translated(note)}
    </p>
  ));
