import { Briefcase, GraduationCap, House, Scale } from 'lucide-react';
import type { Card } from './info-page.js';

/** Whom Docket is for; the pages about features and use cases both say it. */
export const useCases: readonly Card[] = [
  {
    title: 'Business',
    text: 'Put an offer together from Word, Excel and PDF files, sign it, and send a link that expires on its own.',
    icon: Briefcase,
  },
  {
    title: 'Education',
    text: 'Turn a chapter into one page of notes and a quiz for the class; print handouts from mixed files.',
    icon: GraduationCap,
  },
  {
    title: 'Personal',
    text: 'Photograph your paperwork, turn it into one searchable PDF, and keep it small enough to email.',
    icon: House,
  },
  {
    title: 'Legal',
    text: 'Find private data, redact it, and keep a receipt that says when and from which file the result was made.',
    icon: Scale,
  },
];
