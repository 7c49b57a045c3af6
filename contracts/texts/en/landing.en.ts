/** Texts of the pages about single tools, beside the words of each. */
export const landingEn = [
  'What it is',
  'Why choose Docket',
  'Questions',
  'Related tools',
  'Breadcrumb',
  'Home',
  'Continue',
  'images',
  '{kinds} up to {size} MB',
  '{n} selected. Upload to continue with “{tool}”.',
  'Measured',
  'Seconds from the request to the result, measured on {day} ({machine}).',
  'Documents',
  'Compared with',
  'The measurement comes with the program and can be repeated.',
] as const;
