import type { Translated } from '../text-catalogue.js';
import type { detectionEn } from '../en/detection.en.js';

/** {@link detectionEn} in Spanish. */
export const detectionEs: Translated<typeof detectionEn> = {
  'Sensitive data': 'Datos sensibles',
  'Scanning...': 'Analizando...',
  'Scan complete! 🔍': '¡Análisis completado! 🔍',
  'Detection failed': 'Error en la detección',
  'Failed to detect sensitive data': 'No se pudieron detectar datos sensibles',
  Results: 'Resultados',
  'Overall risk level': 'Nivel de riesgo general',
  high: 'alto',
  medium: 'medio',
  low: 'bajo',
  'Answered by {name}': 'Respondido por {name}',
  'Review what is marked ({n})': 'Revisar lo marcado ({n})',
  'What the scan cannot see': 'Lo que el análisis no ve',
  'About one name in eight is missed even in plain English text, up to one in three in other languages, and one street in six. Names and addresses are recognised in English, Dutch, French, German, Italian, Portuguese and Spanish; in other languages only after words such as ‘Mr’ or ‘Name:’, or where an address has the usual form.':
    'Incluso en textos sencillos en inglés se pasa por alto uno de cada ocho nombres, hasta uno de cada tres en otros idiomas, y una de cada seis calles. Los nombres y direcciones se reconocen en inglés, neerlandés, francés, alemán, italiano, portugués y español; en otros idiomas, solo tras palabras como «Mr» o «Name:», o cuando una dirección tiene la forma habitual.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text. Look through the pages yourself before you share the file.':
    'No ve caras, firmas, escritura a mano ni el texto de las imágenes en una página que tiene otro texto. Revise usted mismo las páginas antes de compartir el archivo.',
  'It does not see faces, signatures, handwriting, and text in pictures on a page that has other text; nor health, opinions and other details that say who somebody is without naming them. Look through the pages yourself before you share the file.':
    'No ve caras, firmas, escritura a mano ni el texto de las imágenes en una página que tiene otro texto; tampoco la salud, las opiniones y otros detalles que delatan a una persona sin nombrarla. Revise usted mismo las páginas antes de compartir el archivo.',
  'These only look like it: please check each one.': 'Estos solo lo parecen: revise cada uno.',
  'Mark for redaction': 'Marcar para censurar',
  'Mark for redaction: {type}': 'Marcar para censurar: {type}',
  'Marked for redaction': 'Marcado para censurar',
  'One redaction can have at most {max} marks. Redact these, then scan the result for the rest.':
    'Una censura puede tener como máximo {max} marcas. Censure estas y luego analice el resultado para el resto.',
  'Mark {text}': 'Marcar {text}',
  'and {n} more': 'y {n} más',
  'check this one': 'revíselo',
  'p. {page}': 'pág. {page}',
  'no page': 'sin página',
  'private key': 'clave privada',
  'api key': 'clave de API',
  password: 'contraseña',
  'bank account': 'cuenta bancaria',
  'credit card': 'tarjeta de crédito',
  'passport number': 'número de pasaporte',
  'social security number': 'número de la seguridad social',
  'national id': 'número de identidad o fiscal',
  health: 'salud',
  'date of birth': 'fecha de nacimiento',
  email: 'correo electrónico',
  'phone number': 'número de teléfono',
  'postal address': 'dirección postal',
  'other personal data': 'otros datos personales',
  'ip address': 'dirección IP',
  'person name': 'nombre de persona',
  'Redact it and replace the key pair: whoever saw it can act in its owner’s name.':
    'Censúrela y sustituya el par de claves: quien la haya visto puede actuar en nombre de su dueño.',
  'Redact it and revoke it where it was issued.': 'Censúrela y revóquela donde se emitió.',
  'Redact it and change it.': 'Censúrela y cámbiela.',
  'Redact it unless the recipient has to pay to this account.':
    'Censúrela salvo que el destinatario deba pagar a esta cuenta.',
  'Redact it. No more than the last four digits should be kept.':
    'Censúrela. No deje más que los cuatro últimos dígitos.',
  'Redact it before sharing.': 'Censúrelo antes de compartir.',
  'Redact it: with a name it is enough to take on an identity.':
    'Censúrelo: con un nombre basta para suplantar una identidad.',
  'Share it only with those who treat the person or have their consent.':
    'Compártalo solo con quienes traten a la persona o tengan su consentimiento.',
  'Redact it, or keep the year alone.': 'Censúrela o deje solo el año.',
  'Redact it where it belongs to a private person.': 'Censúrelo si pertenece a un particular.',
  'Look at it, and redact it where it is somebody’s home.': 'Revísela y censúrela si es el domicilio de alguien.',
  'Look at it, and redact what the recipient does not need.': 'Revíselo y censure lo que el destinatario no necesite.',
  'Redact it where it leads to a person or shows how a network is built.':
    'Censúrela si conduce a una persona o muestra cómo es una red.',
  'Look at it, and redact it where the person must not be recognised.':
    'Revíselo y censúrelo si no debe reconocerse a la persona.',
};
