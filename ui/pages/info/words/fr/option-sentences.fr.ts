import type { OptionSentences, ToolRemarks } from '../../help/option-sentences.js';

const textEncoding = 'L’encodage des fichiers texte, si celui qui a été détecté est faux.';

/** What each option does, in French. */
export const optionSentencesFr: OptionSentences = {
  'pdf-compress': {
    quality: 'Jusqu’où les images peuvent être réduites ; le texte et les dessins gardent tous leurs détails.',
    targetSize:
      'Une taille à ne pas dépasser, avec son unité : aussi net que possible sous cette taille, mais pas plus que la qualité choisie.',
  },
  'to-pdf': {
    pageSize: 'Le format de page pour les images : celui de l’image, ou une feuille tournée pour convenir.',
    textEncoding,
    changes:
      'Si les modifications suivies des fichiers Word (.docx) sont affichées telles que marquées, acceptées ou refusées.',
    comments: 'Si les commentaires des fichiers Office deviennent des notes sur les pages du PDF ou sont omis.',
    sheets:
      'Si les feuilles gardent les pages définies dans le fichier, ou font une page de large, avec des colonnes aussi larges que leurs nombres.',
    searchable: 'Reconnaît le texte des numérisations et des images et l’ajoute dans un calque invisible.',
  },
  'pdf-split': {
    mode: 'Où le document est divisé : selon vos plages, après chaque page, ou toutes les quelques pages.',
    pageRanges: 'Les parties, séparées par des virgules ; chacune devient un fichier.',
    every: 'Le nombre de pages de chaque fichier ; le dernier reçoit le reste.',
    pages: 'L’ordre des pages avant la division ; laissez vide pour garder celui du document.',
  },
  'pdf-organise': { pages: 'Les pages dans leur nouvel ordre ; celles que vous omettez ne sont pas dans le résultat.' },
  'pdf-rotate': {
    angle: 'La rotation à ajouter à celle que chaque page a déjà.',
    pageRanges: 'Les pages à pivoter ; laissez vide pour toutes.',
  },
  'pdf-crop': {
    cropBy: 'Selon que vous indiquez ce qui est coupé de chaque côté, ou ce qui reste.',
    marginUnit: 'L’unité des marges ; pour cent s’entend de la largeur ou de la hauteur de la page.',
    marginTop: 'Ce qui est coupé en haut.',
    marginRight: 'Ce qui est coupé à droite.',
    marginBottom: 'Ce qui est coupé en bas.',
    marginLeft: 'Ce qui est coupé à gauche.',
    boxX: 'La distance du cadre au bord gauche, en points.',
    boxY: 'La distance du cadre au bord supérieur, en points.',
    boxWidth: 'La largeur du cadre, en points ; laissez vide pour aller jusqu’au bord droit.',
    boxHeight: 'La hauteur du cadre, en points ; laissez vide pour aller jusqu’au bord inférieur.',
    pageRanges: 'Les pages à rogner ; laissez vide pour toutes.',
  },
  'pdf-page-numbers': {
    numberPosition: 'L’endroit de la page où figure le numéro.',
    numberFormat: 'Le numéro seul, ou avec le dernier numéro.',
    firstNumber: 'Le numéro de la première page numérotée.',
    pageRanges: 'Les pages à numéroter ; si vous en indiquez, « De la page » et « À la page » sont ignorés.',
    fromPage: 'La première page à numéroter.',
    toPage: 'La dernière page à numéroter ; laissez vide pour aller jusqu’à la fin du document.',
    fontSize: 'Le corps des numéros.',
    margin: 'La distance des numéros au bord de la page.',
  },
  'pdf-to-images': {
    format: 'PNG a des contours nets ; JPEG est plus léger pour les pages pleines de photos.',
    width: 'La largeur de chaque image ; par défaut, une page A4 est aussi nette qu’une bonne numérisation de bureau.',
    pageRanges: 'Les pages à convertir en images ; laissez vide pour toutes.',
  },
  'pdf-watermark': {
    watermarkText: 'Le texte à mettre sur les pages ; s’il est long, il passe à la ligne en plus petit.',
    watermarkOpacity: 'Sa visibilité, d’invisible à opaque.',
    watermarkPosition: 'Son emplacement ; au centre, il suit la diagonale.',
    pageRanges: 'Les pages qui le reçoivent ; laissez vide pour toutes.',
  },
  'pdf-image-watermark': {
    watermarkOpacity: 'La visibilité de l’image, d’invisible à opaque.',
    watermarkPosition: 'L’emplacement de l’image.',
    watermarkScale: 'La part de la largeur de la page que l’image occupe.',
    watermarkTiled: 'Répète l’image sur toute la page ; sa position est alors ignorée.',
    pageRanges: 'Les pages qui la reçoivent ; laissez vide pour toutes.',
  },
  'pdf-sign': {
    signerName: 'Le nom du signataire, tel qu’il figure dans le bloc et dans la signature.',
    signerTitle: 'La fonction du signataire, par exemple directrice.',
    signerEmail: 'L’adresse e-mail du signataire.',
    signatureText: 'Le texte affiché comme signature.',
    signaturePosition: 'L’endroit de la page où figure le bloc.',
    signaturePage: 'La page où il figure.',
    signatureReason: 'Pourquoi le document est signé.',
    signatureLocation: 'Où il est signé.',
    signatureContact: 'Comment joindre le signataire, si ce n’est par e-mail.',
    certification: 'Certifie le document avec sa première signature et fixe les modifications permises ensuite.',
  },
  'pdf-redact': {
    redactionItems: 'Les textes, motifs et zones à retirer ; à l’écran, ce que vous marquez.',
    redactionColor: 'La couleur des cadres.',
    redactionPattern: 'Ce qui remplit les cadres.',
    ignoreCase: 'Les motifs valent pour majuscules et minuscules ; les textes, toujours.',
    preserveFormatting: 'Garde chaque cadre exactement aussi large que le texte qu’il couvre.',
  },
  'pdf-sanitise': {
    removeScripts: 'Retire tout JavaScript, et les formulaires qui en contiennent.',
    removeActions: 'Retire tout ce qui ouvre autre chose, envoie un formulaire ou lit des médias.',
    removeFiles: 'Retire les pièces jointes et les médias.',
    removeLinks: 'Retire les adresses web ; le texte reste, mais n’est plus un lien.',
    removeMetadata: 'Retire qui a fait le fichier, quand et avec quel programme.',
  },
  'pdf-protect': {
    userPassword: 'Sans lui, le fichier ne s’ouvre pas.',
    ownerPassword: 'Ouvre le fichier sans restrictions ; s’il reste vide, rien ne peut les lever.',
    allowPrinting: 'Permet aux lecteurs d’imprimer ; chaque programme est libre d’en tenir compte.',
    allowCopying: 'Permet aux lecteurs de copier texte et images ; chaque programme est libre d’en tenir compte.',
    allowChanges: 'Permet aux lecteurs de modifier le fichier ; chaque programme est libre d’en tenir compte.',
  },
  'pdf-inspect': { text: 'Les pages dont les mots sont listés avec leur position ; pour les appels d’API seulement.' },
  translate: {
    targetLanguage: 'La langue du résultat.',
    sourceLanguage: 'La langue du document, si celle qui a été détectée est fausse.',
    textEncoding,
    layout: 'Place le texte sur de nouvelles pages, ou là où il était dans l’original.',
  },
  'generate-quiz': {
    numQuestions: 'Le nombre de questions voulu ; il peut y en avoir moins.',
    instructions: 'Ce sur quoi le modèle d’IA doit interroger ; sans fournisseur d’IA, elles n’ont pas d’effet.',
    textEncoding,
  },
  'ai-summarize': { textEncoding },
  'export-word': { textEncoding },
  'export-powerpoint': { textEncoding },
};

/** What else there is to say about a tool, in French. */
export const toolRemarksFr: ToolRemarks = {
  'pdf-merge': 'Choisissez l’ordre dans la liste des fichiers, ou page par page sous « Organiser les pages ».',
  'pdf-organise': 'À l’écran, vous glissez les pages au lieu de saisir leur ordre.',
  'pdf-to-images': 'Pour des images immédiates, telles que des vignettes, il y a un appel d’API à part.',
  'pdf-inspect': 'À l’écran, c’est le bouton « Examiner ce PDF ».',
  'pdf-detect-sensitive': 'À l’écran, c’est l’onglet « Détecter » de l’éditeur.',
  'pdf-sign':
    'À l’écran, vous dessinez, saisissez ou importez la signature dans l’éditeur ; motif, lieu, contact et certification sont sous « Plus de détails sur la signature », et les autres options sont pour les appels d’API.',
  'pdf-redact':
    'À l’écran, vous marquez dans l’éditeur ce qui doit disparaître, à la main, par mot ou par motif ; dans un appel d’API, vous envoyez une liste d’éléments.',
  'export-word': 'Il a sa propre page, « Exporter ».',
  'export-powerpoint': 'Il a sa propre page, « Exporter ».',
  'generate-quiz': 'Il a sa propre page, qui peut faire un seul quiz de plusieurs fichiers.',
};
