import type { SearchWords } from '../search-words.js';

/** {@link SearchWords} in French. */
export const searchWordsFr: SearchWords = {
  tools: {
    'pdf-merge': ['fusionner', 'assembler', 'combiner', 'réunir', 'joindre', 'regrouper'],
    'pdf-compress': ['réduire', 'alléger', 'rétrécir', 'plus petit', 'taille du fichier', 'optimiser'],
    'ai-summarize': ['résumé', 'résumer', 'synthèse', 'points clés', 'abréger'],
    'to-pdf': ['convertir', 'word en pdf', 'excel en pdf', 'image en pdf', 'photo en pdf', 'numériser'],
    'pdf-watermark': ['filigrane', 'tampon', 'brouillon', 'confidentiel', 'marquer'],
    translate: ['traduire', 'traduction', 'langue', 'anglais', 'allemand'],
    'pdf-split': ['diviser', 'découper', 'séparer', 'scinder', 'extraire des pages'],
    'pdf-sign': ['certificat', 'sceau', 'signature numérique', 'signature électronique'],
    'pdf-redact': ['caviarder', 'masquer', 'noircir', 'anonymiser', 'censurer', 'supprimer des noms'],
    share: ['partager', 'envoyer', 'lien', 'transmettre'],
    'pdf-organise': ['réorganiser', 'trier', 'déplacer des pages', 'supprimer des pages', 'ordre des pages'],
    'pdf-rotate': ['pivoter', 'tourner', 'paysage', 'à l’envers', 'retourner'],
    'pdf-crop': ['rogner', 'recadrer', 'marges', 'couper les bords'],
    'pdf-page-numbers': ['numéroter', 'numéros de page', 'pagination', 'pied de page'],
    'pdf-image-watermark': ['logo', 'en-tête', 'tampon', 'image sur la page'],
    'pdf-searchable': ['reconnaissance de texte', 'ocr', 'lire un scan', 'copier le texte', 'rechercher dans un scan'],
    'pdf-sanitise': ['nettoyer', 'assainir', 'métadonnées', 'contenu caché', 'scripts'],
    'pdf-protect': ['protéger', 'chiffrer', 'verrouiller', 'crypter', 'mot de passe'],
    'pdf-unlock': ['déverrouiller', 'déchiffrer', 'enlever le mot de passe', 'débloquer'],
    'pdf-place-signature': ['signer', 'parapher', 'paraphe', 'remplir et signer', 'ma signature'],
    'pdf-verify': ['vérifier', 'authenticité', 'signature valide', 'qui a signé', 'falsifié'],
    'pdf-inspect': ['propriétés', 'informations', 'métadonnées', 'polices', 'pièces jointes'],
    'pdf-page-images': ['pdf en jpg', 'pdf en image', 'photo', 'capture', 'images'],
    'export-word': ['pdf en word', 'modifier le texte', 'docx', 'éditer'],
    'export-powerpoint': ['pdf en powerpoint', 'diapositives', 'présentation', 'pptx'],
    'pdf-detect-sensitive': ['confidentialité', 'rgpd', 'données personnelles', 'vie privée', 'numéro de compte'],
    'generate-quiz': ['questions', 'questionnaire', 'examen', 'interrogation', 'qcm'],
  },
  noTool: {
    excel: ['excel', 'xlsx', 'csv', 'tableur', 'tableau'],
    compare: ['comparer', 'comparaison', 'différence', 'ce qui a changé'],
    receipt: ['reçu', 'preuve', 'attestation'],
  },
};
