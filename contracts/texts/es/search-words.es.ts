import type { SearchWords } from '../search-words.js';

/** {@link SearchWords} in Spanish. */
export const searchWordsEs: SearchWords = {
  tools: {
    'pdf-merge': ['unir', 'juntar', 'combinar', 'fusionar', 'agrupar'],
    'pdf-compress': ['reducir', 'achicar', 'más pequeño', 'tamaño del archivo', 'optimizar', 'aligerar'],
    'ai-summarize': ['resumen', 'resumir', 'síntesis', 'puntos clave', 'acortar'],
    'to-pdf': ['convertir', 'word a pdf', 'excel a pdf', 'imagen a pdf', 'foto a pdf', 'escanear'],
    'pdf-watermark': ['marca de agua', 'sello', 'borrador', 'confidencial', 'marcar'],
    translate: ['traducir', 'traducción', 'idioma', 'inglés', 'alemán'],
    'pdf-split': ['dividir', 'separar', 'cortar', 'partir', 'extraer páginas'],
    'pdf-sign': ['certificado', 'firma digital', 'firma electrónica', 'sello digital'],
    'pdf-redact': ['tachar', 'ocultar', 'censurar', 'anonimizar', 'quitar nombres'],
    share: ['compartir', 'enviar', 'enlace', 'mandar'],
    'pdf-organise': ['ordenar', 'reordenar', 'mover páginas', 'borrar páginas', 'eliminar páginas'],
    'pdf-rotate': ['girar', 'rotar', 'horizontal', 'al revés', 'voltear'],
    'pdf-crop': ['recortar', 'márgenes', 'quitar bordes', 'encuadrar'],
    'pdf-page-numbers': ['numerar', 'números de página', 'paginar', 'pie de página', 'foliar'],
    'pdf-image-watermark': ['logo', 'logotipo', 'membrete', 'sello'],
    'pdf-searchable': ['reconocer texto', 'ocr', 'leer escaneado', 'copiar texto', 'buscar en un escaneo'],
    'pdf-sanitise': ['limpiar', 'sanear', 'metadatos', 'contenido oculto', 'scripts'],
    'pdf-protect': ['proteger', 'cifrar', 'bloquear', 'encriptar', 'contraseña'],
    'pdf-unlock': ['desbloquear', 'descifrar', 'quitar contraseña', 'desproteger'],
    'pdf-place-signature': ['firmar', 'firma', 'rúbrica', 'rellenar y firmar'],
    'pdf-verify': ['verificar', 'comprobar firma', 'autenticidad', 'quién firmó', 'validar'],
    'pdf-inspect': ['propiedades', 'información', 'metadatos', 'fuentes', 'adjuntos'],
    'pdf-page-images': ['pdf a jpg', 'pdf a imagen', 'foto', 'captura', 'imágenes'],
    'export-word': ['pdf a word', 'editar texto', 'docx', 'modificar'],
    'export-powerpoint': ['pdf a powerpoint', 'diapositivas', 'presentación', 'pptx'],
    'pdf-detect-sensitive': ['privacidad', 'rgpd', 'datos personales', 'protección de datos', 'número de cuenta'],
    'generate-quiz': ['preguntas', 'cuestionario', 'examen', 'prueba', 'test'],
  },
  noTool: {
    excel: ['excel', 'xlsx', 'csv', 'hoja de cálculo', 'tabla'],
    compare: ['comparar', 'comparación', 'diferencia', 'qué ha cambiado'],
    receipt: ['recibo', 'justificante', 'comprobante'],
  },
};
