import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Encontrar datos privados en un PDF',
  tagline: 'Números de tarjeta, IBAN, contraseñas, nombres y direcciones, antes de que los encuentre otra persona.',
  description:
    'Busque en un PDF tarjetas, cuentas, documentos de identidad, contraseñas, claves, correos y nombres. Marque lo hallado para censurarlo.',
  promises: ['La respuesta no se guarda', 'Cada hallazgo con su página', 'Del hallazgo a la censura'],
  whatItIs: [
    'El análisis lee todas las páginas y lo que se esconde junto a ellas: campos de formulario, notas y propiedades. Enumera lo que parece un dato privado, por clase y riesgo, con la página de cada uno.',
    'Los números con dígitos de control, como los de tarjetas e IBAN, se verifican y no solo se suponen. Los nombres y las direcciones los encuentra un pequeño modelo que se ejecuta en el servidor.',
  ],
  steps: [
    {
      name: 'Abra el PDF',
      text: 'En el área de trabajo, «Encontrar datos privados» lo lleva al editor, con la pestaña «Detectar» abierta.',
    },
    {
      name: 'Pulse «Buscar datos confidenciales»',
      text: 'Debajo del botón figura quién analiza y qué no se puede analizar aquí.',
    },
    {
      name: 'Repase los hallazgos',
      text: 'Primero viene «Nivel de riesgo general»; después, cada clase con su número y un consejo.',
    },
    {
      name: 'Marque lo que debe desaparecer',
      text: 'Un botón marca todos los hallazgos de una clase. Después, la pestaña «Censurar» los elimina.',
    },
  ],
  reasons: [
    { title: 'Mira donde usted no mira', text: 'También encuentra datos en las propiedades o en una nota oculta.' },
    {
      title: 'Dice lo que se le escapa',
      text: 'La pantalla nombra lo que el análisis no ve. Le ayuda a mirar, pero no le sustituye.',
    },
    {
      title: 'No se cita nada',
      text: 'Los hallazgos se le muestran a usted y no se guardan ni en el registro ni junto a él.',
    },
  ],
  features: [
    { title: 'Secretos', text: 'Contraseñas, claves privadas, claves de acceso y tokens.' },
    { title: 'Dinero', text: 'Tarjetas de pago y cuentas bancarias.' },
    {
      title: 'Identidad',
      text: 'Números de pasaporte, de la seguridad social, de identidad y fiscales, fechas de nacimiento.',
    },
    {
      title: 'Contacto',
      text: 'Correos electrónicos y direcciones postales, teléfonos, nombres de personas, direcciones IP.',
    },
    { title: 'Seguro o dudoso', text: 'Lo que solo lo parece se enumera aparte.' },
  ],
  useCases: [
    { group: 'Publicar', cases: ['Actas para el sitio web', 'Respuestas a solicitudes de información pública'] },
    { group: 'Compartir', cases: ['Un archivo de muestra para soporte', 'Registros que contienen claves'] },
    {
      group: 'Cumplimiento',
      cases: ['Un vistazo antes de que un archivo salga de la empresa', 'Exportaciones antiguas que nadie ha leído'],
    },
  ],
  questions: [
    {
      question: '¿Lo encuentra todo?',
      answer:
        'No. Se le escapan algunos nombres, y no ve caras, escritura a mano ni texto dentro de imágenes en páginas que tienen otro texto. Lea también usted el archivo.',
    },
    {
      question: '¿Se envía mi documento a una IA?',
      answer:
        'Solo donde esta instalación tiene un proveedor de IA. Este añade datos de salud y opiniones a lo que encuentra el análisis integrado. La pantalla dice quién analiza antes de que pulse el botón.',
    },
    { question: '¿Cuáles son los límites?', answer: `Un PDF cada vez, de hasta ${limit.pdf} MB.` },
    {
      question: '¿Puede analizar imágenes de documentos?',
      answer:
        'Las páginas escaneadas se leen mediante reconocimiento de texto, en los idiomas que tiene este servidor. Lo que no puede leer no lo puede encontrar.',
    },
  ],
};
