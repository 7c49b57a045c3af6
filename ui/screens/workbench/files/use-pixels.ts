import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../../parts/object-url.js';

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is as it is displayed; null until it is known, and where the browser cannot show it. */
export const usePixels = (file: File | null): Pixels | null => {
  const address = useObjectUrl(file);
  const [known, setKnown] = useState<(Pixels & { readonly address: string }) | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    const picture = new Image();
    picture.onload = () => {
      setKnown({ address, width: picture.naturalWidth, height: picture.naturalHeight });
    };
    picture.src = address;
    return () => {
      picture.onload = null;
    };
  }, [address]);
  return known?.address === address ? known : null;
};
