import { useEffect, useState } from 'react';

/** An object URL of a file, revoked when it is no longer shown. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setUrl(url); // eslint-disable-line react-hooks/set-state-in-effect -- the address must be made and revoked as a pair
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return url;
};
