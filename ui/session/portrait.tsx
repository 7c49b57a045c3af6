import { useState } from 'react';

interface PortraitProps {
  readonly name: string;
  readonly picture: string | null;
}

/** A member's picture, or the first letter of their name if there is none or it does not load. */
export const Portrait = ({ name, picture }: PortraitProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (picture !== null && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        width="32"
        height="32"
        referrerPolicy="no-referrer"
        className="size-8 max-[24rem]:hidden shrink-0 rounded-full object-cover"
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-8 max-[24rem]:hidden shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-medium text-brand-text"
    >
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
};
