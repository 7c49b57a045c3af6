import { translated } from './t.js';

interface NoteLinesProps {
  readonly notes: readonly string[];
  readonly className?: string;
}

/** What a result says about itself, a line each. */
export const NoteLines = ({ notes, className = 'text-muted' }: NoteLinesProps) =>
  notes.map((note) => (
    <p key={note} className={`wrap-anywhere ${className}`}>
      {translated(note)}
    </p>
  ));
