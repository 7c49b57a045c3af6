import type { Owner } from '../owner.js';
import type { EventOf } from './event.js';

/** Stream `template-{templateId}`: a document with the fields and roles of a signature request, which a member keeps to ask again. Owner: gateway. */
export type RequestTemplateEvent =
  | EventOf<
      'RequestTemplateKept',
      {
        templateId: string;
        owner: Owner;
        /** Where people, fields and settings lie, which the key of its member opens. */
        asked: string;
        /** Where its PDF lies, sealed in the same way. */
        document: string;
        at: string;
      }
    >
  /** The PDF is deleted, with everything that was asked. */
  | EventOf<'RequestTemplateForgotten', { templateId: string; owner: Owner; at: string }>;
