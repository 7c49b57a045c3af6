const MARK = '/ByteRange';

/** Whether a PDF has a signature: what it covers stands in the file as it is, never compressed or encrypted (ISO 32000-2, 12.8.1). */
export const hasSignature = async (file: Blob): Promise<boolean> => {
  const decoder = new TextDecoder('latin1');
  let end = '';
  const reader = file.stream().getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const text = end + decoder.decode(read.value, { stream: true });
    if (text.includes(MARK)) {
      await reader.cancel();
      return true;
    }
    end = text.slice(-MARK.length);
  }
  return false;
};
