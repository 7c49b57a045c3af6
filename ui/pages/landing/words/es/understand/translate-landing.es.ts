import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Traducir un documento',
  tagline: `Lea un contrato, una carta o un manual en uno de ${limit.languages} idiomas, con sus números en su sitio.`,
  description: `Traduzca PDF, imágenes y textos a ${limit.languages} idiomas. Conserve las páginas o maquételas de nuevo; se comprueban números y direcciones.`,
  promises: [`A ${limit.languages} idiomas`, 'Los números se comprueban', 'Las mismas páginas o nuevas'],
  whatItIs: [
    'Usted sube un documento y recibe un PDF en otro idioma. Puede conservar las páginas originales, con cada texto en su lugar, o componerse de nuevo con títulos, listas y tablas.',
    'Después de traducir, cada número y cada dirección se comparan con el original. Lo que no coincide se traduce otra vez, y lo que sigue sin coincidir se deja como estaba, con una nota.',
  ],
  steps: [
    { name: 'Elija un archivo', text: 'En la página «Traducir un documento» se detecta su idioma y se le muestra.' },
    { name: 'Elija el idioma', text: 'En «Traducir a» están los idiomas de destino, del árabe al turco.' },
    {
      name: 'Elija el diseño',
      text: 'En «Diseño», «Páginas nuevas» es lo que mejor se lee, sin imágenes; «Mismas páginas» pone cada texto donde lo tiene el original.',
    },
    { name: 'Pulse «Traducir documento»', text: 'Ve cómo avanza. El PDF lleva el idioma en su nombre.' },
  ],
  reasons: [
    {
      title: 'Los importes siguen siendo los importes',
      text: 'Un cero perdido es peor que una frase torpe; por eso se comparan los números.',
    },
    {
      title: 'Se dice lo que falta',
      text: 'Unas notas indican lo que queda en el idioma de origen y lo que no se ha podido mostrar.',
    },
    {
      title: 'Todas las escrituras',
      text: 'Se incluyen fuentes para todos los idiomas de destino, también los que se leen de derecha a izquierda.',
    },
  ],
  features: [
    { title: 'Idioma detectado', text: 'No necesita saber en qué idioma está escrito el documento.' },
    { title: 'Tablas celda a celda', text: 'Las palabras de una tabla se traducen donde están.' },
    {
      title: 'Escaneos e imágenes',
      text: 'El texto de las imágenes se reconoce primero y se traduce en páginas nuevas.',
    },
    { title: 'Sin trabajo inútil', text: 'Un documento que ya está en el idioma de destino no se traduce.' },
  ],
  useCases: [
    { group: 'Empresa', cases: ['Una oferta del extranjero', 'Una ficha técnica para sus clientes'] },
    {
      group: 'Trámites',
      cases: ['Una carta de un organismo, para entenderla', 'Expedientes escolares antes de una mudanza'],
    },
    { group: 'Día a día', cases: ['Un manual que no está en su idioma', 'El alquiler de una casa de vacaciones'] },
  ],
  questions: [
    {
      question: '¿Por qué la traducción no está disponible aquí?',
      answer:
        'Necesita un proveedor de IA, y esta instalación no tiene ninguno. Quien la administra puede configurarlo; mientras tanto, todas las demás herramientas funcionan.',
    },
    {
      question: '¿Es una traducción jurada?',
      answer: 'No. La hace una máquina. Para tribunales y organismos, acuda a un traductor jurado.',
    },
    {
      question: '¿Cuáles son los límites?',
      answer: `Un archivo cada vez, de hasta ${limit.pdf} MB; las imágenes en el área de trabajo, de hasta ${limit.image} MB.`,
    },
    {
      question: '¿Puede una foto conservar su página?',
      answer:
        'No. Las palabras de una imagen no se pueden sacar de ella, así que su traducción se compone en páginas nuevas.',
    },
  ],
};
