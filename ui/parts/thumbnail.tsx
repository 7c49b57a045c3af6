import { FileText } from 'lucide-react';
import { useState } from 'react';

/** A picture of a file, or a file icon where there is none. */
export const Thumbnail = ({ src }: { readonly src: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-[0.625rem] bg-brand-soft text-brand-text has-[img]:border has-[img]:border-line">
      {src !== null && src !== broken ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        <FileText className="size-5" aria-hidden="true" />
      )}
    </span>
  );
};
