import { useScreen } from '../../../session/use-screen.js';
import type { ArrangeInput } from './machine/arrange.context.js';
import { arrangeMachine } from './machine/arrange.machine.js';
import { ArrangeScreen, type Leaving } from './arrange.screen.js';

/** Fetched when it is opened: with it comes what draws the pages. */
export const Arrange = ({ files, arrangement, ...leaving }: ArrangeInput & Leaving) => {
  const actor = useScreen(arrangeMachine, { files, arrangement });
  return <ArrangeScreen actor={actor} {...leaving} />;
};
