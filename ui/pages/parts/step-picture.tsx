import { PICTURE_HEIGHT, PICTURE_WIDTH, stepPictures, type PictureName } from '../pictures/step-pictures.js';

const looks = [
  { look: 'light', shown: 'dark:hidden' },
  { look: 'dark', shown: 'hidden dark:block' },
] as const;

/** A real screen in the colours of the page; the browser fetches the other one only when they change. */
export const StepPicture = ({ name }: { readonly name: PictureName }) =>
  looks.map(({ look, shown }) => (
    <img
      key={look}
      src={`/pictures/${name}-${look}.webp`}
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      alt={stepPictures[name]}
      loading="lazy"
      decoding="async"
      className={`mb-4 h-auto w-full rounded-2xl border border-line bg-card shadow-card ${shown}`}
    />
  ));
