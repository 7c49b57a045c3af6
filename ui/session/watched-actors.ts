import type { InspectionEvent, Observer } from 'xstate';

let inspect: Observer<InspectionEvent> | undefined;

/** Has every machine that starts from now on told to an inspector. */
export const tellInspector = (observer: Observer<InspectionEvent>): void => {
  inspect = observer;
};

/** Options of an actor that an inspector may watch; empty without one. */
export const watched = (): { readonly inspect?: Observer<InspectionEvent> } => (inspect ? { inspect } : {});
