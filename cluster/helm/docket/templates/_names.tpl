{{- define "docket.name" -}}
{{ .root.Release.Name }}-{{ .role }}
{{- end }}

{{- define "docket.chosen" -}}
app.kubernetes.io/name: docket
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .role }}
{{- end }}

{{- define "docket.labels" -}}
{{ include "docket.chosen" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}
