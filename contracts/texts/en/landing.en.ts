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
] as const;
