import type { Step } from '../page-parts.js';
import { StepPicture } from './step-picture.js';

/** Pictures want room: two or four stand in two columns, three or five in three. */
const columnsFor = (steps: readonly Step[]): string => {
  if (steps.every(({ picture }) => picture === undefined)) return 'sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]';
  return steps.length % 2 === 0 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3';
};

/** The steps, one after the other. */
export const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={`grid gap-x-8 gap-y-10 ${columnsFor(steps)}`}>
    {steps.map(({ name, text, picture }, at) => (
      <li key={name}>
        {picture !== undefined && <StepPicture name={picture} caption={name} />}
        <div className="flex items-baseline gap-2.5">
          <span
            className="grid size-6 shrink-0 translate-y-[-0.0625rem] place-items-center rounded-full bg-brand-soft text-xs font-semibold text-brand-text"
            aria-hidden="true"
          >
            {at + 1}
          </span>
          <h3 className="font-semibold tracking-tight">{name}</h3>
        </div>
        <p className="mt-1.5 text-[0.9375rem] text-pretty text-muted">{text}</p>
      </li>
    ))}
  </ol>
);
