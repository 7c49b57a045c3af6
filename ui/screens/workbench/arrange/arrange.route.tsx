import { useScreen } from '../../../session/use-screen.js';
import type { ArrangeInput } from './machine/arrange-context.js';
import { arrangeMachine } from './machine/arrange.machine.js';
import { ArrangeScreen, type Leaving } from './arrange.screen.js';

/** Loaded when it is opened, together with pdf.js. */
export const Arrange = ({ files, arrangement, ...leaving }: ArrangeInput & Leaving) => {
  const actor = useScreen(arrangeMachine, { files, arrangement });
  return <ArrangeScreen actor={actor} {...leaving} />;
};
