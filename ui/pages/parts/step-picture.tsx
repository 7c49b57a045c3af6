import { spokenHere } from '../../text/language.js';
import { PICTURE_HEIGHT, PICTURE_WIDTH, stepPictures, type PictureName } from '../pictures/step-pictures.js';

const looks = [
  { look: 'light', shown: 'dark:hidden' },
  { look: 'dark', shown: 'hidden dark:block' },
] as const;

interface StepPictureProps {
  readonly name: PictureName;
  /** The act at this step: the picture itself is described in English only. */
  readonly caption: string;
}

/** A real screen in the colours of the page; the browser fetches the other one only when they change. */
export const StepPicture = ({ name, caption }: StepPictureProps) =>
  looks.map(({ look, shown }) => (
    <img
      key={look}
      src={`/pictures/${name}-${look}.webp`}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      alt={spokenHere().language === 'en' ? stepPictures[name] : caption}
      loading="lazy"
      decoding="async"
      className={`mb-4 h-auto w-full rounded-2xl border border-line bg-card shadow-card ${shown}`}
    />
  ));
