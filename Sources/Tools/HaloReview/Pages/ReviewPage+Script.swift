extension ReviewPage {
  /// The whole script of the page.
  static let script = HTMLReport.script([
    PackageResources.review_pictures_js, PackageResources.review_filters_js,
    PackageResources.review_list_js, PackageResources.review_stage_js,
    PackageResources.review_comparison_js, PackageResources.review_film_js,
    PackageResources.review_facts_js, PackageResources.review_matrix_js,
    PackageResources.review_decisions_js, PackageResources.review_start_js,
  ])
}
