import { limit } from '../../../../limit-values.js';
import type { LandingWords } from '../../landing-words.js';

export const words: LandingWords = {
  title: 'Quitar la contraseña de un PDF',
  tagline: 'Para un archivo cuya contraseña conoce y está cansado de escribir.',
  description:
    'Quite la contraseña y las restricciones de un PDF que puede abrir. Necesita la contraseña; aquí no se fuerza nada.',
  promises: ['Necesita la contraseña', 'Nada más cambia', 'También se quitan las restricciones'],
  whatItIs: [
    'Los extractos bancarios y las nóminas llegan con una contraseña que hay que escribir cada vez que se abren. Con ella, esta herramienta escribe el mismo archivo sin el candado.',
    'Abre el archivo como lo haría usted y no adivina nada. Sin la contraseña no ocurre nada, y ese es el sentido de una contraseña.',
  ],
  steps: [
    {
      name: 'Elija el PDF bloqueado',
      text: 'El archivo tiene un candado en la lista. Púlselo e introduzca la contraseña.',
    },
    {
      name: 'Pulse «Quitar la contraseña»',
      text: 'Si todavía no la ha introducido, se le pide ahora: «Desbloquear e iniciar».',
    },
    { name: 'Descargue el archivo', text: 'Se abre para cualquiera, así que guárdelo donde solo usted pueda.' },
  ],
  reasons: [
    { title: 'El mismo documento', text: 'Páginas, marcadores, formularios y adjuntos están como estaban.' },
    {
      title: 'Su contraseña sigue siendo suya',
      text: 'Va con el archivo para esta única conversión, cifrada, y después se elimina.',
    },
    { title: 'Respuestas claras', text: 'Si la contraseña es incorrecta, se le dice y vuelve a intentarlo.' },
  ],
  features: [
    {
      title: 'Las dos clases de candado',
      text: 'La contraseña para abrir y las reglas sobre imprimir, copiar y modificar.',
    },
    { title: 'Archivos sin candado', text: 'Vuelven como están, con una nota.' },
    {
      title: 'Se pide una vez',
      text: 'El área de trabajo recuerda la contraseña mientras muestra el archivo, y enseña sus páginas.',
    },
    {
      title: 'A menudo no hace falta',
      text: 'Otras herramientas también admiten archivos bloqueados y devuelven un archivo bloqueado de la misma forma.',
    },
  ],
  useCases: [
    { group: 'Papeles personales', cases: ['Extractos de un banco', 'Nóminas para la declaración de la renta'] },
    {
      group: 'Oficinas',
      cases: ['Archivos antiguos cuya contraseña conocen todos', 'Documentos antes de ir al archivo'],
    },
    {
      group: 'Traspaso',
      cases: ['Archivos de un compañero que se marcha', 'Papeles para alguien que no tiene la contraseña'],
    },
  ],
  questions: [
    {
      question: 'No conozco la contraseña. ¿Pueden ayudarme?',
      answer: 'No. Aquí no se adivinan contraseñas. Pregunte a quien hizo el archivo.',
    },
    {
      question: 'El archivo se abre, pero no puedo imprimirlo. ¿Qué hago?',
      answer: 'Pida a su propietario la otra contraseña. Con ella se pueden quitar las restricciones.',
    },
    { question: '¿Qué tamaño puede tener el archivo?', answer: `Hasta ${limit.pdf} MB.` },
    {
      question: '¿Está permitido quitar una contraseña?',
      answer: 'En sus propios archivos, sí. En los de otros, es un asunto entre usted y su propietario.',
    },
  ],
};
