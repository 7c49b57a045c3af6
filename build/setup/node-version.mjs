const wanted = [20, 19];

/** A sentence for the person at the keyboard when this Node is too old, otherwise nothing. */
export const complaintAboutNode = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return undefined;
  return `Docket needs Node ${wanted.join('.')} or newer; this is Node ${version}. See https://nodejs.org/en/download`;
};
