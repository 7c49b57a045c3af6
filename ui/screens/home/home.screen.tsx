import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import { ScreenMain } from '../../parts/screen-main.js';
import { About } from './welcome/about.js';
import { AllTools } from './welcome/all-tools.js';
import { announcementOf } from '../../work/machine/announcement.js';
import { ArrangeDialog } from '../workbench/arrange/arrange-dialog.js';
import { DropOverlay } from '../../work/choose/drop-overlay.js';
import type { HistoryActor } from '../../history/rows/history.machine.js';
import { HistoryList } from '../../history/members/history-list.js';
import { HistoryDialogs } from '../../history/members/history-dialogs.js';
import type { WorkActor, workMachine } from '../../work/machine/work.machine.js';
import { Unlocking } from '../../work/choose/unlocking.js';
import { OpenWorkbench } from './open-workbench.js';
import { WaitingOverlay } from '../../work/running/waiting-overlay.js';
import type { OverlayActor } from '../../work/machine/overlay.machine.js';
import type { RecentActor } from '../../history/recent/recent.machine.js';
import { RecentList } from '../../history/recent/recent-list.js';
import type { ResultBoxActor } from '../../work/result/result-box.machine.js';
import { SummaryDialog } from '../../history/recent/summary-dialog.js';
import { HomePalette } from '../workbench/palette/home-palette.js';
import type { PaletteActor } from '../workbench/palette/palette.machine.js';
import { TurnedAwayAlert } from '../../work/choose/turned-away-alert.js';
import { Welcome } from './welcome/welcome.js';

interface HomeScreenProps {
  readonly actor: WorkActor;
  readonly recent: RecentActor;
  readonly history: HistoryActor;
  readonly resultBox: ResultBoxActor;
  readonly overlay: OverlayActor;
  readonly palette: PaletteActor;
  /** Null if they are not known. */
  readonly capabilities: CapabilitiesReply | null;
}

/** The state as text, such as `converting.running`. */
const stateName = ({ value: { act } }: SnapshotFrom<typeof workMachine>): string =>
  typeof act === 'string' ? act : Object.entries(act).flat().join('.');

/** Renders the machine's state and sends the visitor's actions to it; decides nothing. */
export const HomeScreen = (props: HomeScreenProps) => {
  const { actor, recent, history, overlay } = props;
  const name = useSelector(actor, stateName);
  const busy = useSelector(actor, (state) => state.hasTag('busy'));
  const announcement = useSelector(actor, (state) => announcementOf(stateName(state), state.context));
  return (
    <ScreenMain state={name} busy={busy}>
      {name === 'empty' ? (
        <HomePalette {...props} work={actor}>
          <EmptyPage {...props} />
        </HomePalette>
      ) : (
        <OpenWorkbench {...props} work={actor} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {name === 'arranging' && <ArrangeDialog actor={actor} />}
      {name.startsWith('unlocking') && <Unlocking actor={actor} />}
      <DropOverlay actor={actor} />
      <WaitingOverlay actor={actor} overlay={overlay} />
      <SummaryDialog actor={recent} />
      <HistoryDialogs actor={history} />
    </ScreenMain>
  );
};

type EmptyPageProps = Omit<HomeScreenProps, 'overlay' | 'palette'>;

/** The page while no file is chosen. */
const EmptyPage = ({ actor, recent, history, resultBox, capabilities }: EmptyPageProps) => (
  <>
    <div className="glow">
      <div className="page pt-10 sm:pt-14">
        <TurnedAwayAlert actor={actor} />
        <Welcome actor={actor} resultBox={resultBox} capabilities={capabilities} />
      </div>
    </div>
    <div className="page">
      <RecentList actor={recent} />
      <HistoryList actor={history} recent={recent} />
      <AllTools capabilities={capabilities} />
      <About />
    </div>
  </>
);
