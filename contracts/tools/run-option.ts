/** Option that names the run of a workflow that a conversion is a step of; no form field has this name. */
export const RUN_OPTION = '@run';

/** The run that a conversion is a step of; undefined for one that stands for itself. */
export const runOf = (options: Readonly<Record<string, unknown>>): string | undefined => {
  const run = options[RUN_OPTION];
  return typeof run === 'string' ? run : undefined;
};
