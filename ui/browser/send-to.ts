/** The data for another app of the device: the file itself, or its link; null where the browser offers none. */
export const sendable = (file: File | undefined, name: string, link: string): ShareData | null => {
  const whole = file && { files: [new File([file], name, { type: file.type })], title: name };
  const ways: readonly ShareData[] = [...(whole ? [whole] : []), { url: link, title: name }];
  const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);
  return ways.find(canShare) ?? null;
};

/** Hands it to the device, which asks for the app. Whoever closes that question sends nothing. */
export const sendTo = async (data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};
