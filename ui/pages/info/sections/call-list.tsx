import { ChevronDown } from 'lucide-react';
import type { CallField, CallHelp } from '../info-page.js';
import { CodeBlocks } from './code-blocks.js';

/** Calls that unfold; they do so without scripts, too. They are described in English, as in the OpenAPI document. */
export const CallList = ({ calls }: { readonly calls: readonly CallHelp[] }) => (
  <div lang="en" dir="ltr" className="border-b border-line">
    {calls.map((call) => (
      <details key={`${call.method} ${call.path}`} className="group border-t border-line">
        <summary className="flex min-h-14 list-none items-center gap-4 py-3">
          <span className="min-w-0 flex-1">
            <code className="text-[0.9375rem] font-medium wrap-anywhere">
              {call.method} {call.path}
            </code>
            <span className="block text-sm text-muted">{call.summary}</span>
          </span>
          <ChevronDown
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="grid gap-5 pb-7">
          {call.fields.length > 0 && <Fields fields={call.fields} />}
          <ul aria-label="Responses" className="grid gap-1 text-[0.9375rem]">
            {call.answers.map(({ status, about }) => (
              <li key={status}>
                <code>{status}</code> <span className="text-muted">{about}</span>
              </li>
            ))}
          </ul>
          <CodeBlocks blocks={call.examples} />
        </div>
      </details>
    ))}
  </div>
);

const Fields = ({ fields }: { readonly fields: readonly CallField[] }) => (
  <dl className="grid gap-2 text-[0.9375rem]">
    {fields.map(({ name, isRequired, kind, about }) => (
      <div key={name}>
        <dt className="inline">
          <code className="font-medium">{name}</code>
        </dt>
        <dd className="inline text-muted">
          {` ${[kind, isRequired ? 'required' : 'optional'].filter((word) => word !== '').join(', ')}`}
          {about !== '' && `. ${about}`}
        </dd>
      </div>
    ))}
  </dl>
);
